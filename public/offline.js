/*
 * Script of the pages that stand in for a page that cannot be fetched: opens that page as soon as the connection is
 * back, and follows the chosen language.
 */
(() => {
  const FIRST_WAIT_MS = 5000;
  const LONGEST_WAIT_MS = 60000;
  const LONGEST_NAVIGATION_MS = 60000;
  const { pathname, search, hash } = location;
  // Links to the same page in the other languages; English paths have no prefix.
  const links = [...document.querySelectorAll('header a[hreflang]')];
  const offered = [document.documentElement.lang, ...links.map((link) => link.hreflang)];
  const prefix = offered.find((language) => language !== 'en' && isUnder(`/${language}`));
  const path = prefix === undefined ? pathname : pathname.slice(prefix.length + 1) || '/';
  // At its own address a page stands in for no other page.
  const isOwnAddress = ['/offline', '/dashboard/saved'].includes(path);

  const wanted = links.find((link) => link.hreflang === readLanguage())?.hreflang;
  if (!isOwnAddress && prefix === undefined && wanted !== undefined && !isUnder('/admin')) {
    location.replace(addressIn(wanted));
    return;
  }
  for (const link of links) {
    link.href = addressIn(link.hreflang);
    link.addEventListener('click', () => keepLanguage(link.hreflang));
  }
  showSavedLink();
  if (isOwnAddress) return;
  document.getElementById('offline-retry').addEventListener('click', (event) => {
    event.preventDefault();
    location.reload();
  });
  // A pressed link goes first, however slow it is: reloading would cancel it. A download leaves the page where it is.
  let leavingUntil = 0;
  addEventListener('beforeunload', () => (leavingUntil = Date.now() + LONGEST_NAVIGATION_MS));
  let waitMs = FIRST_WAIT_MS;
  let timer;
  // A phone calls itself online before requests succeed, so the event only causes a probe.
  addEventListener('online', () => {
    waitMs = FIRST_WAIT_MS;
    probe();
  });
  probeLater();

  function isUnder(folder) {
    return pathname === folder || pathname.startsWith(`${folder}/`);
  }

  function addressIn(language) {
    const localized = language === 'en' ? path : `/${language}${path === '/' ? '' : path}`;
    return localized + search + hash;
  }

  async function probe() {
    const startedAt = Date.now();
    if (!document.hidden && (await isReachable()) && startedAt >= leavingUntil) location.reload();
    else probeLater();
  }

  function probeLater() {
    clearTimeout(timer);
    timer = setTimeout(probe, waitMs);
    waitMs = Math.min(LONGEST_WAIT_MS, waitMs * 2);
  }

  async function isReachable() {
    try {
      return (await fetch('/healthz', { cache: 'no-store' })).ok;
    } catch {
      return false;
    }
  }

  /** The offline page leads a customer who saved an eSIM in this browser to it. */
  function showSavedLink() {
    try {
      const saved = document.getElementById('offline-saved');
      if (saved !== null) saved.hidden = localStorage.getItem('saved-esims-of') === null;
    } catch {
      return;
    }
  }

  function readLanguage() {
    try {
      return localStorage.getItem('user-language-choice') ?? localStorage.getItem('language');
    } catch {
      return null;
    }
  }

  function keepLanguage(language) {
    try {
      localStorage.setItem('language', language);
      localStorage.setItem('user-language-choice', language);
    } catch {
      return;
    }
  }
})();
