// `npm run -s pb -- …`: the command line.
import { runPb } from './prepare.mjs';

runPb(process.argv.slice(2));
