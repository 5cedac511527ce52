/*
 * Script of the pages that stand in for a page that cannot be fetched: opens that page as soon as the connection is
 * back, and follows the chosen language.
 */
(() => {
  const FIRST_WAIT_MS = 5000;
  const LONGEST_WAIT_MS = 60000;
  const { pathname, search, hash } = location;
  const isSpanish = /^\/es(?=\/|$)/.test(pathname);
  const other =
    (isSpanish ? pathname.replace(/^\/es/, '') || '/' : `/es${pathname === '/' ? '' : pathname}`) +
    search +
    hash;
  // At its own address a page stands in for no other page.
  const isOwnAddress = /^(?:\/es)?\/(?:offline|dashboard\/saved)$/.test(pathname);

  if (!isOwnAddress && !isSpanish && readLanguage() === 'es' && !pathname.startsWith('/admin')) {
    location.replace(other);
    return;
  }
  const link = document.getElementById('offline-language');
  link.href = other;
  link.addEventListener('click', () => keepLanguage(isSpanish ? 'en' : 'es'));
  showSavedLink();
  if (isOwnAddress) return;
  document.getElementById('offline-retry').addEventListener('click', (event) => {
    event.preventDefault();
    location.reload();
  });
  addEventListener('online', () => location.reload());
  let waitMs = FIRST_WAIT_MS;
  setTimeout(probe, waitMs);

  async function probe() {
    if (!document.hidden && (await isReachable())) {
      location.reload();
      return;
    }
    waitMs = Math.min(LONGEST_WAIT_MS, waitMs * 2);
    setTimeout(probe, waitMs);
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
