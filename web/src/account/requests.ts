/** The requests about the account of the person and about hidden people. */
import { request, requestBody, tablePath } from "../net/http";
import { person } from "../person.svelte";
import type { HiddenPerson, Me, PersonAt, Report } from "../protocol";

export async function signOutEverywhere(): Promise<void> {
  await request("DELETE", "/api/sessions");
  await person.load();
}

export async function changePassword(old: string, password: string): Promise<void> {
  person.update(await requestBody<Me>("POST", "/api/account/password", { old, new: password }));
}

export async function changeEmail(email: string, password: string): Promise<void> {
  person.update(await requestBody<Me>("POST", "/api/account/email", { email, password }));
}

/** Confirm an address with the token of a link. */
export async function confirmEmail(token: string): Promise<void> {
  await request("POST", "/api/account/confirm", { token });
}

/** Set a new password with the token of a link, and sign in. */
export async function resetPassword(token: string, password: string): Promise<void> {
  person.update(await requestBody<Me>("POST", "/api/account/reset", { token, password }), true);
}

/** Delete the person at the server. The browser then belongs to a new guest. */
export async function deleteMe(password: string): Promise<void> {
  await request("DELETE", "/api/me", { password });
  await person.load();
}

export const hiddenPeople = (): Promise<HiddenPerson[]> => requestBody("GET", "/api/people");

export async function showAgain(id: string): Promise<void> {
  await request("DELETE", `/api/people/${encodeURIComponent(id)}`);
}

export async function mute(table: string, other: PersonAt): Promise<void> {
  await request("POST", tablePath(table, "/mute"), other);
}

export async function block(table: string, other: PersonAt): Promise<void> {
  await request("POST", tablePath(table, "/block"), other);
}

export async function report(table: string, about: Report): Promise<void> {
  await request("POST", tablePath(table, "/report"), about);
}
