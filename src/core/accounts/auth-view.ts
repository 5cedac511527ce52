export const AUTH_TABS = ['signin', 'signup', 'reset'] as const;
export type AuthTab = (typeof AUTH_TABS)[number];

/** What the authentication screen shows. */
export type AuthView =
  | Readonly<{ kind: 'tab'; tab: AuthTab }>
  | Readonly<{ kind: 'magic-link'; token: string }>
  | Readonly<{ kind: 'confirm'; token: string }>
  /** Set a new password. Without a token it needs a session. */
  | Readonly<{ kind: 'new-password'; token: string | null }>;

/** Reads the address of the screen. `hash` is empty on the server: browsers do not send it. */
export function chooseAuthView(query: URLSearchParams, hash: string): AuthView {
  const magicLink = textIn(query, 'magic_link');
  if (magicLink !== null) return { kind: 'magic-link', token: magicLink };
  const confirm = textIn(query, 'confirm');
  if (confirm !== null) return { kind: 'confirm', token: confirm };
  const mode = query.get('mode');
  const marker = new URLSearchParams(hash.replace(/^#/, ''));
  if (mode === 'reset-password' || marker.get('type') === 'recovery')
    return { kind: 'new-password', token: textIn(query, 'token') ?? textIn(marker, 'token') };
  return { kind: 'tab', tab: AUTH_TABS.find((tab) => tab === mode) ?? 'signin' };
}

function textIn(parameters: URLSearchParams, name: string): string | null {
  const text = parameters.get(name);
  return text === '' ? null : text;
}

/** The address of a tab. It keeps the page to open after sign-in. */
export function authTabPath(tab: AuthTab, query: URLSearchParams): string {
  const next = query.get('next');
  const kept = next === null ? '' : `&${new URLSearchParams({ next }).toString()}`;
  return `/auth?mode=${tab}${kept}`;
}
