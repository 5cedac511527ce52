/*
 * Script of /dashboard/saved: shows the eSIMs that the signed-in customer saved in this browser, with and without a
 * connection. The page itself is the same for everyone; src/web/features/saved-esims writes its templates and stores
 * the copies. The service worker also shows the page at the address of the dashboard when that cannot be fetched.
 */
(() => {
  const SAVED_CACHE = 'landfall-saved-1';
  const SAVED_FOR_KEY = 'saved-esims-of';
  const SESSION_KEY = 'session';
  const COPIED_MS = 2000;
  /** A connection that does not respond in this time, as in many airports, counts as none. */
  const ASK_MS = 3000;
  const language = document.documentElement.lang;
  const byId = (id) => document.getElementById(id);
  const list = byId('saved-list');
  let runs = 0;

  void show();
  showConnection();
  addEventListener('online', showConnection);
  addEventListener('offline', showConnection);
  addEventListener('storage', ({ key }) => {
    if (key === null || key === SESSION_KEY || key === SAVED_FOR_KEY) void show();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void show();
  });

  function showConnection() {
    byId('saved-offline').hidden = navigator.onLine;
  }

  /** The server is asked first: copies of a customer who signed out elsewhere are not shown even for a moment. */
  async function show() {
    const run = ++runs;
    if (await belongToAnother(localStorage.getItem(SAVED_FOR_KEY))) await deleteAll();
    const copies = await readCopies().catch(() => []);
    if (run === runs) draw(copies);
  }

  /** The customer who is shown as signed in; null for a guest; undefined while this browser does not know. */
  function customer() {
    if (!/(?:^|;\s*)(?:__Host-)?landfall-signed-in=1/.test(document.cookie)) return null;
    const session = JSON.parse(localStorage.getItem(SESSION_KEY));
    return session !== null && Date.parse(session.expiresAt) > Date.now() ? session.userId : undefined;
  }

  async function readCopies() {
    const owner = localStorage.getItem(SAVED_FOR_KEY);
    const shown = customer();
    if (owner === null || shown === undefined) return [];
    if (shown !== owner) {
      await deleteAll();
      return [];
    }
    const cache = await caches.open(SAVED_CACHE);
    const responses = await Promise.all((await cache.keys()).map((key) => cache.match(key)));
    const copies = await Promise.all(responses.map((response) => response.json()));
    return copies
      .filter((copy) => copy.owner === owner)
      .sort((one, other) => other.savedAt.localeCompare(one.savedAt));
  }

  /** Asks the server, as every page of the shop does. Without a response the copies stay. */
  async function belongToAnother(owner) {
    if (owner === null || !navigator.onLine) return false;
    try {
      const apikey = document.querySelector('meta[name="apikey"]').content;
      const response = await fetch('/api/me', {
        cache: 'no-store',
        signal: AbortSignal.timeout(ASK_MS),
        headers: apikey === '' ? {} : { apikey },
      });
      return response.ok && (await response.json()).user?.id !== owner;
    } catch {
      return false;
    }
  }

  /** One tab changes the copies at a time (src/web/session/saved-esims.ts). */
  async function change(work) {
    if ('caches' in self) await navigator.locks.request(SAVED_CACHE, work);
  }

  async function deleteAll() {
    await change(async () => {
      await caches.delete(SAVED_CACHE);
      localStorage.removeItem(SAVED_FOR_KEY);
    });
  }

  function draw(copies) {
    byId('saved-empty').hidden = copies.length > 0;
    list.replaceChildren(...copies.map(drawEsim));
    const asked = location.hash === '' ? null : byId(location.hash.slice(1));
    const first = asked?.matches('[data-esim]') ? asked : list.firstElementChild;
    if (first !== null) first.open = true;
    if (first === asked) asked?.scrollIntoView();
  }

  function drawEsim(copy) {
    // A copy may be older than a language of the shop.
    const install = copy.install[language] ?? Object.values(copy.install)[0];
    const esim = byId('saved-esim').content.cloneNode(true).firstElementChild;
    const find = (selector) => esim.querySelector(selector);
    esim.id = copy.id;
    // A number and its unit stay on one line.
    const title = install.title.replace(/(\d) (?=[GM]B)/g, '$1\u00a0');
    find('[data-fill="name"]').textContent = copy.name ?? title;
    const second = find('[data-fill="title"]');
    if (copy.name) second.textContent = title;
    else second.remove();
    const savedOn = find('[data-fill="savedOn"]');
    savedOn.textContent = savedOn.dataset.pattern.replace('{date}', dateOf(copy.savedAt));
    showEnd(copy.ended, find('[data-ended]'), find('[data-folded]'));
    // A page kept from before has no place for it.
    const used = find('[data-used]');
    if (used !== null) used.hidden = !copy.isUsed || Boolean(copy.ended);
    const days = find('[data-fill="daysStart"]');
    days.textContent = copy.ended ? '' : install.daysStart;
    days.dataset.warns = String(install.startsOnInstall);
    drawQr(find('[data-qr]'), find('[data-no-qr]'), install);
    for (const row of esim.querySelectorAll('[data-code]')) drawCode(row, install);
    drawGuides(find('[data-guides]'));
    const steps = find('[data-steps]');
    const platforms = install.platforms ?? [];
    steps.hidden = platforms.length === 0;
    steps.append(...inOrder(platforms).map(drawPlatform));
    const remove = find('[data-remove]');
    const word = remove.querySelector('[data-pattern]');
    word.textContent = word.dataset.pattern.replace('{title}', install.title);
    remove.addEventListener('click', () => void removeEsim(esim));
    return esim;
  }

  /** Of a plan that has ended, what installs it stays folded. A page kept from before has neither place. */
  function showEnd(ended, place, folded) {
    if (!ended) folded?.replaceWith(...folded.lastElementChild.childNodes);
    else if (place !== null) {
      place.hidden = false;
      const { daysOn, days, data } = place.dataset;
      const ofDays = ended.at === null ? days : daysOn.replace('{date}', () => dateOf(ended.at));
      place.textContent = ended.kind === 'data' ? data : ofDays;
    }
  }

  function dateOf(time) {
    return new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(new Date(time));
  }

  function drawQr(picture, missing, { qr, title }) {
    missing.hidden = qr.path !== '';
    if (qr.path === '') picture.remove();
    picture.setAttribute('viewBox', `0 0 ${qr.size} ${qr.size}`);
    picture.setAttribute('aria-label', picture.getAttribute('aria-label').replace('{title}', title));
    picture.firstElementChild.setAttribute('d', qr.path);
  }

  function drawCode(row, install) {
    const field = row.dataset.code;
    const value = field === 'apn' ? install.apn.value : install[field];
    const isKnown = value !== null && !(field === 'apn' && install.apn.kind === 'automatic');
    row.querySelector('[data-value]').replaceChildren(...breakable(isKnown ? value : row.dataset.otherwise));
    const button = row.querySelector('[data-copy]');
    if (!isKnown) button.remove();
    const word = button.querySelector('[data-word]');
    const usual = word.textContent;
    button.addEventListener('click', async () => {
      const copied = await navigator.clipboard.writeText(value).then(
        () => true,
        () => false,
      );
      say(button.dataset[copied ? 'copied' : 'failed'], !copied);
      if (!copied) return;
      word.textContent = button.dataset.copied;
      setTimeout(() => (word.textContent = usual), COPIED_MS);
    });
  }

  /** As web/ui/code-text.tsx does it: a code breaks after its dots and signs first. */
  function breakable(text) {
    return text
      .split(/(?<=[.$:])/)
      .flatMap((part, index) => (index === 0 ? [part] : [document.createElement('wbr'), part]));
  }

  /** The steps for this phone first. */
  function inOrder(platforms) {
    const isHere = ({ system }) => system === ownSystem();
    return [...platforms].sort((one, other) => isHere(other) - isHere(one));
  }

  function ownSystem() {
    if (/android/i.test(navigator.userAgent)) return 'android';
    return /iphone|ipad|ipod/i.test(navigator.userAgent) ? 'ios' : 'other';
  }

  /** As core/esims/installation/phone-guide.ts chooses it. */
  function drawGuides(guides) {
    const isSamsung = /SM-[A-Z]\d|SAMSUNG|SamsungBrowser/.test(navigator.userAgent);
    const android = isSamsung ? 'samsung' : 'pixel';
    const phone = ownSystem() === 'android' ? android : 'iphone';
    const own = guides.querySelector(`[data-guide="${phone}"]`);
    own.open = ownSystem() !== 'other';
    guides.querySelector('[data-guide]').before(own);
  }

  function drawPlatform(platform) {
    const template = byId('saved-platform');
    const drawn = template.content.cloneNode(true).firstElementChild;
    const versions = platform.version?.split(',') ?? [];
    const kind = ['', 'One', 'Many'][Math.min(2, versions.length)];
    drawn.querySelector('[data-system]').textContent = template.dataset[platform.system + kind].replace(
      '{version}',
      versions.join(', '),
    );
    for (const part of drawn.querySelectorAll('[data-part]')) {
      const steps = platform[part.dataset.part];
      part.hidden = steps.length === 0;
      part.querySelector('ol').append(
        ...steps.map((step) => {
          const item = document.createElement('li');
          item.textContent = step;
          return item;
        }),
      );
    }
    return drawn;
  }

  async function removeEsim(esim) {
    if (!confirm(byId('saved-esim').dataset.ask)) return;
    await change(async () => (await caches.open(SAVED_CACHE)).delete(`/saved-esims/${esim.id}`));
    esim.remove();
    if (list.childElementCount === 0) {
      await deleteAll();
      byId('saved-empty').hidden = false;
    }
    (list.querySelector('summary') ?? byId('saved-empty')).focus();
  }

  /** Screen readers read every message; only a failure is shown, because a success is seen on its button. */
  function say(text, isFailure) {
    const message = byId('saved-message');
    message.textContent = text;
    message.classList.toggle('sr-only', !isFailure);
  }
})();
