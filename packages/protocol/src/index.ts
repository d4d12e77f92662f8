export * from './errors.ts';
export * from './hours.ts';
export * from './limits.ts';
export * from './messages.ts';
export * from './people.ts';
export * from './table.ts';
