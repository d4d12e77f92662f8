import { MAP_HEIGHT, MAP_WIDTH } from '../city/river.ts';
import { arrow, decks, paper, parks, rails, roads, spaces, stairs, water } from './layers.ts';
import { legend } from './legend.ts';
import { bridgeNames, landmarks, quarters, riverName, shields, streetNames } from './names.ts';

/** The city as an SVG of `MAP_WIDTH` by `MAP_HEIGHT`; deterministic. */
export const mapSvg = (): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${MAP_WIDTH} ${MAP_HEIGHT}" width="${MAP_WIDTH}" height="${MAP_HEIGHT}" font-family="DejaVu Sans, Verdana, sans-serif">`,
    '<title>Bridgetown Races: the city</title>',
    paper(),
    parks(),
    water(),
    riverName(),
    quarters(),
    landmarks(),
    roads(),
    decks(),
    rails(),
    shields(),
    stairs(),
    arrow(),
    spaces(),
    bridgeNames(),
    streetNames(),
    legend(),
    '</svg>',
    '',
  ].join('\n');
