/** The requests of pages that people write. */
import { locale } from "../messages.svelte";
import { request, requestBody } from "../net/http";
import type { PageReport, WrittenPage, WrittenPages } from "../protocol";

const query = (): string => `?lang=${locale.language}`;
const gamePath = (game: string, suffix: string): string => `/api/games/${encodeURIComponent(game)}/${suffix}${query()}`;
const pagePath = (id: string): string => `/api/pages/${encodeURIComponent(id)}${query()}`;

export const loadPages = (game: string): Promise<WrittenPages> => requestBody("GET", gamePath(game, "pages"));
export const loadPage = (id: string): Promise<WrittenPage> => requestBody("GET", pagePath(id));
export const checkPage = (game: string, text: string): Promise<PageReport> =>
  requestBody("POST", gamePath(game, "page-check"), { text });
export const addPage = (game: string, text: string): Promise<WrittenPage> =>
  requestBody("POST", gamePath(game, "pages"), { text });
export const changePage = (id: string, text: string): Promise<WrittenPage> =>
  requestBody("POST", pagePath(id), { text });
export async function deletePage(id: string): Promise<void> {
  await request("DELETE", pagePath(id));
}
