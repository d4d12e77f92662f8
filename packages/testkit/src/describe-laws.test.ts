import { pocket, pocketLaws } from '../test/pocket.ts';
import { describeLaws } from './describe-laws.ts';

describeLaws(pocket, { ...pocketLaws, seeds: 3 });
