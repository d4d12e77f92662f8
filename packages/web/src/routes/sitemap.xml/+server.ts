import { ORIGIN } from '$lib/features/seo/origin.ts';
import { placesOf, sitemapOf } from '$lib/features/seo/places.ts';
import type { PageModule } from '$lib/features/seo/places.ts';
import type { RequestHandler } from './$types';

const PAGES = Object.keys(import.meta.glob('../**/+page.svelte'));
const MODULES = import.meta.glob<PageModule>('../**/+page.ts', { eager: true });

export const prerender = true;

export const GET: RequestHandler = async () => {
  const folders = PAGES.map((file) => file.slice('..'.length, -'/+page.svelte'.length));
  const modules = folders.map((folder) => [folder, MODULES[`..${folder}/+page.ts`] ?? {}] as const);
  const places = await placesOf(Object.fromEntries(modules));
  return new Response(sitemapOf(ORIGIN, places), { headers: { 'Content-Type': 'application/xml' } });
};
