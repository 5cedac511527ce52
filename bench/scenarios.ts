export type Scenario = Readonly<{
  name: string;
  paths: readonly string[];
  /** A query parameter that changes nothing makes each address new, so that no cache has it. */
  isMarked: boolean;
  requests: number;
  /** Left out of larger catalogues: a region's page lists all its plans, and no region on sale has 25,000. */
  mostPlans?: number;
}>;

const MARK = /[?&]mark=\d+$/;

const FILTERS = [
  '/api/packages?region=europe',
  '/api/packages?region=asia&data=5',
  '/api/packages?data=unlimited',
  '/api/packages?service=sms-voice&offset=40',
  '/api/packages?coverage=local&data=10&offset=100',
  '/api/packages?region=global',
];
const SEARCHES = ['japan', 'alemania', 'united states', 'land', 'uk', 'fran', 'germny', 'global'].map(
  (word) => `/api/packages?search=${encodeURIComponent(word)}`,
);
const SUGGESTIONS = ['ja', 'jap', 'esp', 'corea', 'tailan', 'germny'].map(
  (word) => `/api/packages/suggestions?q=${encodeURIComponent(word)}`,
);

const API: readonly Omit<Scenario, 'isMarked'>[] = [
  { name: 'list', paths: ['/api/packages', '/api/packages?offset=20'], requests: 3000 },
  { name: 'filters', paths: FILTERS, requests: 3000 },
  { name: 'search', paths: SEARCHES, requests: 3000 },
  { name: 'suggestions', paths: SUGGESTIONS, requests: 3000 },
];

export const API_SCENARIOS: readonly Scenario[] = API.flatMap((scenario) => [
  { ...scenario, isMarked: false },
  { ...scenario, name: `${scenario.name}, never requested before`, isMarked: true },
]);

export const PAGE_SCENARIOS: readonly Scenario[] = [
  { name: 'home page', paths: ['/', '/es'], isMarked: false, requests: 2000 },
  { name: 'destination page', paths: ['/esim/japan', '/es/esim/japan'], isMarked: false, requests: 2000 },
  {
    name: 'region page',
    paths: ['/esim/europe', '/es/esim/europe'],
    isMarked: false,
    requests: 2000,
    mostPlans: 10_000,
  },
  { name: 'guide', paths: ['/guides/japan', '/es/guides/japan'], isMarked: false, requests: 2000 },
  { name: 'comparison', paths: ['/compare', '/es/compare'], isMarked: false, requests: 2000 },
  { name: 'coverage map', paths: ['/coverage-map', '/es/coverage-map'], isMarked: false, requests: 2000 },
  { name: 'list page', paths: ['/plans', '/es/plans?search=japan'], isMarked: false, requests: 3000 },
];

let marks = 0;

/** The addresses to request, one per request where they must be new. */
export function pathsOf({ paths, isMarked, requests }: Scenario): readonly string[] {
  if (!isMarked) return paths;
  return Array.from({ length: requests }, (_, number) => {
    const path = paths[number % paths.length] ?? '/';
    marks += 1;
    return `${path}${path.includes('?') ? '&' : '?'}mark=${marks}`;
  });
}

export function withoutMark(path: string): string {
  return path.replace(MARK, '');
}
