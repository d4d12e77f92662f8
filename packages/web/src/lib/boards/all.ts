import type { Kit } from './kit.ts';
import { kit as bridgetownRaces } from './bridgetown-races/kit.ts';
import { kit as courseAutourDuMonde } from './course-autour-du-monde/kit.ts';
import { kit as courseFolle } from './course-folle/kit.ts';
import { kit as milleBornes } from './mille-bornes/kit.ts';
import { kit as skybridge } from './skybridge/kit.ts';

/** The boards, in the order of the shelf. */
export const KITS: readonly Kit[] = [milleBornes, skybridge, courseAutourDuMonde, courseFolle, bridgetownRaces];

export const findKit = (id: string): Kit | undefined => KITS.find((kit) => kit.id === id);
