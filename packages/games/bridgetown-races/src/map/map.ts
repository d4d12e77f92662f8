import { MAP_HEIGHT, MAP_WIDTH } from '../city/river.ts';
import { arrow, decks, paper, rails, roads, spaces, stairs, viaducts, water } from './layers.ts';
import { bridgeNames, districts, streetNames } from './names.ts';

/** The city as a picture, an SVG of `MAP_WIDTH` by `MAP_HEIGHT`: the same text every time. */
export const mapSvg = (): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${MAP_WIDTH} ${MAP_HEIGHT}" width="${MAP_WIDTH}" height="${MAP_HEIGHT}" font-family="DejaVu Sans, Verdana, sans-serif">`,
    '<title>Bridgetown Races: the city</title>',
    paper(),
    water(),
    districts(),
    roads(),
    decks(),
    rails(),
    viaducts(),
    stairs(),
    arrow(),
    spaces(),
    bridgeNames(),
    streetNames(),
    '</svg>',
    '',
  ].join('\n');
