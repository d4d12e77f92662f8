import type { Language } from '@ponts-bornes/kernel';
import type { Reason } from './reasons.ts';

/** What the reasons mean, after "because". */
export const REASON_WORDS: Readonly<Record<Language, Readonly<Record<Reason, string>>>> = {
  fr: {
    'best-start': 'vos cartes mènent le mieux autour du monde depuis là',
    wins: 'c’est gagné',
    'gains-visa': 'cela rapporte un visa',
    'on-the-way': 'c’est sur le chemin le plus court',
    'chains-on': 'd’autres cartes s’enchaînent ensuite',
    'next-leg-missing': 'il manque la carte suivante',
    'takes-needed': 'une carte visible sert au voyage',
    'nothing-shows': 'aucun écart ne sert au voyage',
    'useless-card': 'cette carte ne sert pas au voyage',
    'spare-card': 'elle sert moins que les autres',
  },
  en: {
    'best-start': 'your cards lead best around the world from there',
    wins: 'it wins',
    'gains-visa': 'it brings a visa',
    'on-the-way': 'it is on the shortest way',
    'chains-on': 'other cards follow on from there',
    'next-leg-missing': 'the next card is missing',
    'takes-needed': 'a card that shows is needed',
    'nothing-shows': 'nothing that shows is needed',
    'useless-card': 'this card is of no use for the journey',
    'spare-card': 'it is of less use than the others',
  },
};
