import { CONTINENTS, PLACES } from '@ponts-bornes/course-autour-du-monde';
import type { Language } from '@ponts-bornes/kernel';
import type { Rule } from '../../../learn/rules.ts';
import { cityName, continentName } from '../names.ts';

type RuleTable = NonNullable<Rule['table']>;

const HEAD: Readonly<Record<Language, RuleTable['head']>> = {
  fr: ['Visa', 'Villes qui le donnent'],
  en: ['Visa', 'Cities that give it'],
};

/** Which cities give which visa. */
export const visaTable = (language: Language): RuleTable => ({
  head: HEAD[language],
  rows: CONTINENTS.map((continent) => {
    const cities = PLACES.filter(({ visa }) => visa === continent).map(({ code }) => cityName(code, language));
    return [continentName(continent, language), cities.join(', ')];
  }),
});
