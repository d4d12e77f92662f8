export { describeLaws } from './describe-laws.ts';
export type { LawSuite } from './describe-laws.ts';
export { describeRecords, readRecord, recordsIn } from './describe-records.ts';
export type { RecordFolder } from './describe-records.ts';
