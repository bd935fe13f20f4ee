import { useQuery } from '@tanstack/react-query';
import { Tabs } from 'radix-ui';
import { Suspense, useEffect, useRef, useState } from 'react';
import type { OverviewAnswer } from '#data/administration/contract/overview.ts';
import { LoadBoundary } from '../client/LoadBoundary.tsx';
import { signOut } from '../islands/accounts/sign-out.ts';
import { adminApi } from './admin-api.ts';
import { adminTabs } from './tabs.ts';
import { useTab } from './use-tab.ts';
import {
  dashboardLabel,
  dashboardName,
  failedFigure,
  homePage,
  loadingTab,
  logoutAction,
  menuAction,
  signedInAs,
  siteLabel,
  skipToContent,
  tabsLabel,
  todayFigure,
  usersFigure,
  viewSite,
  yourAccount,
} from './messages.ts';

/** The layout of the dashboard: header, tabs, and the open tab. On phones the tabs are a menu. */
export function Dashboard({ username }: { username: string }) {
  const [tab, openTab] = useTab();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const overview = useQuery({ queryKey: ['overview'], queryFn: adminApi.overview });
  const figures = overview.data ? figuresOf(overview.data) : {};
  const menu = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isMenuOpen) return undefined;
    const closeMenu = ({ key, defaultPrevented }: KeyboardEvent): void => {
      if (key !== 'Escape' || defaultPrevented) return;
      menu.current?.focus();
      setMenuOpen(false);
    };
    addEventListener('keydown', closeMenu);
    return () => removeEventListener('keydown', closeMenu);
  }, [isMenuOpen]);
  if (!tab) return null;
  return (
    <>
      <a className="skip button" href="#main" onClick={focusMain}>
        {skipToContent}
      </a>
      <header className={isMenuOpen ? 'admin-head open' : 'admin-head'}>
        <div>
          <a className="sign" href="/" aria-label={homePage}>
            <img src="/logo.svg" alt="" width="28" height="28" />
          </a>
          <strong>{dashboardName}</strong>
          <button
            ref={menu}
            type="button"
            className="button menu"
            aria-expanded={isMenuOpen}
            aria-controls="admin-tabs"
            onClick={() => setMenuOpen(!isMenuOpen)}
          >
            {menuAction}
          </button>
          <nav aria-label={siteLabel}>
            <a className="button" href="/">
              {viewSite}
            </a>
            <a className="button" href="/account" title={signedInAs(username)}>
              {yourAccount}
            </a>
            <button type="button" className="button" onClick={() => void signOut()}>
              {logoutAction}
            </button>
          </nav>
        </div>
      </header>
      <Tabs.Root
        className="admin-body"
        orientation="vertical"
        activationMode="manual"
        value={tab.id}
        onValueChange={(id) => {
          // If the reader stays, the focus is in the menu and would be lost if the menu closed.
          if (openTab(id)) setMenuOpen(false);
        }}
      >
        <nav aria-label={dashboardLabel}>
          <Tabs.List id="admin-tabs" className={isMenuOpen ? 'admin-tabs open' : 'admin-tabs'} aria-label={tabsLabel}>
            {adminTabs.map(({ id, title, beginsGroup }) => (
              <Tabs.Trigger key={id} value={id} data-group={beginsGroup}>
                {title}
                {figures[id] && <span className="figure">{figures[id]}</span>}
              </Tabs.Trigger>
            ))}
          </Tabs.List>
        </nav>
        <main id="main" tabIndex={-1}>
          <Tabs.Content key={tab.id} value={tab.id} tabIndex={-1}>
            <h1>{tab.heading ?? tab.title}</h1>
            <p className="about">{tab.about}</p>
            <LoadBoundary key={tab.id} what={tab.title}>
              <Suspense fallback={<div className="spinner" role="status" aria-label={loadingTab(tab.title)} />}>
                <tab.Body />
              </Suspense>
            </LoadBoundary>
          </Tabs.Content>
        </main>
      </Tabs.Root>
    </>
  );
}

/** The fragment of the URL names a tab here, so the browser's own skip link would not work. */
function focusMain(event: React.MouseEvent): void {
  event.preventDefault();
  document.getElementById('main')?.focus();
}

/** Short figures next to the tabs that need attention. */
function figuresOf({ users, searches, failedSignIns }: OverviewAnswer): Record<string, string | undefined> {
  return {
    users: usersFigure(users.total, users.openInvites),
    'audit-log': failedSignIns > 0 ? failedFigure(failedSignIns) : undefined,
    searches: searches.today > 0 ? todayFigure(searches.today) : undefined,
  };
}
