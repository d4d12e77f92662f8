import type { Direction } from '../city/directions.ts';
import type { Speech } from './speech.ts';

const isBridge = (place: string): boolean => place.startsWith('pont ');

/** A bridge has an article, and so does a motorway; other streets have none. */
const the = (place: string): string => {
  if (isBridge(place)) return `le ${place}`;
  return place.startsWith('I‑') ? `l’${place}` : place;
};
const ofThe = (place: string): string => (isBridge(place) ? `du ${place}` : `de ${the(place)}`);

const hasArticle = (place: string): boolean => /^(angle|entrée) /.test(place);

/** "au pont Steel", "à l’angle de …", "à Naito Parkway, …". */
export const to = (place: unknown): string => {
  const name = String(place);
  if (isBridge(name)) return `au ${name}`;
  return `à ${hasArticle(name) ? `l’${name}` : the(name)}`;
};

/** "au pont Steel", "à l’angle de …", "sur Naito Parkway, …". */
export const at = (place: unknown): string => {
  const name = String(place);
  return isBridge(name) || hasArticle(name) ? to(name) : `sur ${the(name)}`;
};

const DIRECTIONS: Readonly<Record<Direction, string>> = {
  east: 'à l’est',
  southeast: 'au sud-est',
  south: 'au sud',
  southwest: 'au sud-ouest',
  west: 'à l’ouest',
  northwest: 'au nord-ouest',
  north: 'au nord',
  northeast: 'au nord-est',
};

export const SPOTS: Speech['spots'] = {
  end: (bridge, side) => `entrée ${side === 'west' ? 'ouest' : 'est'} du ${bridge}`,
  corner: (street, crossing) => `angle ${ofThe(street)} et ${ofThe(crossing)}`,
  above: (street, other) => `${street}, au-dessus ${ofThe(other)}`,
  below: (street, other) => `${street}, au-dessous ${ofThe(other)}`,
  between: (street, one, other) => `${street}, entre ${the(one)} et ${the(other)}`,
  beside: (street, landmark, direction) => `${street}, juste ${DIRECTIONS[direction]} ${ofThe(landmark)}`,
};
