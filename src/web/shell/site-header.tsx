import { Menu } from 'lucide-react';
import { CartButton } from '../features/cart/cart-button.tsx';
import { useSheetInAddress } from '../browser/use-sheet-in-address.ts';
import { CurrencyButton } from '../currency/currency-button.tsx';
import { LanguageSwitcher } from '../language/language-switcher.tsx';
import { LocalizedLink } from '../language/localized-link.tsx';
import { useMessages } from '../language/use-messages.ts';
import { buttonClass } from '../ui/button.tsx';
import { Logo } from './logo.tsx';
import { NAVIGATION_LINKS, useIsCurrent } from './navigation-links.ts';
import { SessionLinks } from './session-links.tsx';
import { SideMenu } from './side-menu.tsx';

export function SiteHeader() {
  const t = useMessages('shell');
  const isCurrent = useIsCurrent();
  return (
    <header className="site-header">
      <div className="mx-auto flex max-w-7xl flex-wrap items-center gap-x-3 px-5 py-2 max-[22rem]:gap-x-1 max-[22rem]:px-3 sm:gap-x-6 lg:px-8 xl:gap-x-3 2xl:gap-x-6">
        <Logo />
        <nav
          aria-label={t('nav.label')}
          className="order-last hidden w-full md:block xl:order-none xl:ml-2 xl:w-auto 2xl:ml-5 xl:grow"
        >
          <ul className="flex justify-between gap-x-3 text-[0.9375rem] whitespace-nowrap xl:justify-start xl:gap-x-2.5 2xl:gap-x-6 2xl:text-base">
            {NAVIGATION_LINKS.map((link) => (
              <li key={link.to}>
                <LocalizedLink
                  to={link.to}
                  aria-current={isCurrent(link) ? 'page' : undefined}
                  className="nav-link"
                >
                  {t(link.words)}
                </LocalizedLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="header-choices ml-auto flex items-center gap-2 max-[22rem]:gap-1">
          {/* Who is signed in is known only after hydration: the room for a customer's two links is reserved. */}
          <div className="flex min-w-53 justify-end gap-2 max-md:hidden [:lang(es)_&]:min-w-44">
            <SessionLinks kind="chip" className="" />
          </div>
          <CurrencyButton className="max-md:hidden" />
          <LanguageSwitcher />
          <CartButton />
          <MenuButton />
        </div>
      </div>
    </header>
  );
}

function MenuButton() {
  const t = useMessages('shell');
  const { isOpen, open, close } = useSheetInAddress('#menu');
  return (
    <>
      <button
        type="button"
        aria-label={t('menu.open')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        className={`md:hidden ${buttonClass('icon')}`}
        onClick={open}
      >
        <Menu aria-hidden="true" className="size-5" />
      </button>
      <SideMenu isOpen={isOpen} onClose={close} />
    </>
  );
}
