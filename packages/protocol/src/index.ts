export * from './alerts.ts';
export * from './errors.ts';
export * from './hours.ts';
export * from './limits.ts';
export * from './messages.ts';
export * from './people.ts';
export * from './table.ts';
export * from './version.ts';
