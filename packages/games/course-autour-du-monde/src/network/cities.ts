export const CONTINENTS = ['europe', 'asia', 'america', 'africa', 'oceania'] as const;
export type ContinentName = (typeof CONTINENTS)[number];

export interface CityFacts {
  /** Three capital letters, as on luggage labels. */
  readonly code: string;
  readonly fr: string;
  readonly en: string;
  /** Degrees north and east of the city’s middle. */
  readonly lat: number;
  readonly lon: number;
  readonly continent: ContinentName;
}

type CityRow = readonly [code: string, fr: string, en: string, lat: number, lon: number];

const inContinent = (continent: ContinentName, rows: readonly CityRow[]): CityFacts[] =>
  rows.map(([code, fr, en, lat, lon]) => ({ code, fr, en, lat, lon, continent }));

/** [CM-N1] A city is an index into this list. */
export const CITIES: readonly CityFacts[] = [
  ...inContinent('europe', [
    ['PAR', 'Paris', 'Paris', 48.86, 2.35],
    ['LON', 'Londres', 'London', 51.51, -0.13],
    ['FRA', 'Francfort', 'Frankfurt', 50.11, 8.68],
    ['CPH', 'Copenhague', 'Copenhagen', 55.68, 12.57],
    ['MAD', 'Madrid', 'Madrid', 40.42, -3.7],
    ['ROM', 'Rome', 'Rome', 41.89, 12.48],
    ['ATH', 'Athènes', 'Athens', 37.98, 23.73],
    ['MOW', 'Moscou', 'Moscow', 55.76, 37.62],
  ]),
  ...inContinent('asia', [
    ['TYO', 'Tokyo', 'Tokyo', 35.68, 139.69],
    ['SEL', 'Séoul', 'Seoul', 37.57, 126.98],
    ['PEK', 'Pékin', 'Beijing', 39.9, 116.41],
    ['HKG', 'Hong Kong', 'Hong Kong', 22.32, 114.17],
    ['MNL', 'Manille', 'Manila', 14.6, 120.98],
    ['BKK', 'Bangkok', 'Bangkok', 13.76, 100.5],
    ['SIN', 'Singapour', 'Singapore', 1.35, 103.82],
    ['JKT', 'Jakarta', 'Jakarta', -6.21, 106.85],
    ['DEL', 'Delhi', 'Delhi', 28.61, 77.21],
    ['BOM', 'Bombay', 'Bombay', 19.08, 72.88],
    ['THR', 'Téhéran', 'Tehran', 35.69, 51.39],
    ['BAH', 'Manama', 'Manama', 26.23, 50.59],
  ]),
  ...inContinent('america', [
    ['NYC', 'New York', 'New York', 40.71, -74.01],
    ['YMQ', 'Montréal', 'Montreal', 45.5, -73.57],
    ['MIA', 'Miami', 'Miami', 25.76, -80.19],
    ['SFO', 'San Francisco', 'San Francisco', 37.77, -122.42],
    ['LAX', 'Los Angeles', 'Los Angeles', 34.05, -118.24],
    ['ANC', 'Anchorage', 'Anchorage', 61.22, -149.9],
    ['MEX', 'Mexico', 'Mexico City', 19.43, -99.13],
    ['CCS', 'Caracas', 'Caracas', 10.48, -66.9],
    ['LIM', 'Lima', 'Lima', -12.05, -77.04],
    ['RIO', 'Rio de Janeiro', 'Rio de Janeiro', -22.91, -43.17],
    ['BUE', 'Buenos Aires', 'Buenos Aires', -34.6, -58.38],
    ['SCL', 'Santiago', 'Santiago', -33.45, -70.67],
  ]),
  ...inContinent('africa', [
    ['CAI', 'Le Caire', 'Cairo', 30.04, 31.24],
    ['CAS', 'Casablanca', 'Casablanca', 33.57, -7.59],
    ['DKR', 'Dakar', 'Dakar', 14.72, -17.47],
    ['ABJ', 'Abidjan', 'Abidjan', 5.36, -4.01],
    ['LOS', 'Lagos', 'Lagos', 6.52, 3.38],
    ['ADD', 'Addis-Abeba', 'Addis Ababa', 9.03, 38.74],
    ['NBO', 'Nairobi', 'Nairobi', -1.29, 36.82],
    ['JNB', 'Johannesburg', 'Johannesburg', -26.2, 28.05],
    ['MRU', 'Port-Louis', 'Port Louis', -20.16, 57.5],
  ]),
  ...inContinent('oceania', [
    ['SYD', 'Sydney', 'Sydney', -33.87, 151.21],
    ['DRW', 'Darwin', 'Darwin', -12.46, 130.84],
    ['PPT', 'Papeete', 'Papeete', -17.54, -149.57],
    ['HNL', 'Honolulu', 'Honolulu', 21.31, -157.86],
  ]),
];

/** [CM-V2] The cities that give the visa of Oceania. */
export const AUSTRALIAN: ReadonlySet<string> = new Set(['DRW', 'SYD']);
