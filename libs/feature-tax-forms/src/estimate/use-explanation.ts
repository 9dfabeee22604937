import { useEffect, useState } from 'react';
import { report } from '@portal/data-access/core';
import { loadEngineTexts, loadStateRules, type EngineTexts, type StateRules } from '@portal/domain/tax/engine-texts';
import type { PrintPage } from './print.page';
import type { Trace } from './trace';
import type { WhatIf } from './what-if.sheet';
import type { Years } from './years.sheet';
import { loadCatalog, useLocale, type CatalogFiles } from '@portal/i18n';

const catalogs = {
  en: () => import('../messages/trace.en.catalog'),
  es: () => import('../messages/trace.es.catalog'),
} as unknown as CatalogFiles;

/** Components that explain an estimate, the engine's texts in the page's language, and the states' rules. */
export interface Explanation {
  Trace: typeof Trace;
  PrintPage: typeof PrintPage;
  WhatIf: typeof WhatIf;
  Years: typeof Years;
  texts: EngineTexts | null;
  rules: StateRules;
}

/** Lazy-loads the explanation of an estimate on request, because most users only look at the amount. */
export function useExplanation(isOpen: boolean): { loaded: Explanation | null; failed: boolean; retry: () => void } {
  const locale = useLocale();
  const [loaded, setLoaded] = useState<(Explanation & { locale: string }) | null>(null);
  const [failed, setFailed] = useState(false);
  const missing = isOpen && !failed && loaded?.locale !== locale;

  useEffect(() => {
    if (!missing) return undefined;
    let current = true;
    Promise.all([
      import('./trace'),
      import('./print.page'),
      import('./what-if.sheet'),
      import('./years.sheet'),
      loadEngineTexts(locale),
      loadStateRules(locale),
      loadCatalog(catalogs),
    ]).then(
      ([{ Trace }, { PrintPage }, { WhatIf }, { Years }, texts, rules]) =>
        current && setLoaded({ Trace, PrintPage, WhatIf, Years, texts, rules, locale }),
      (error: unknown) => {
        report('The explanation of the estimate', error);
        if (current) setFailed(true);
      },
    );
    return () => {
      current = false;
    };
  }, [locale, missing]);

  return { loaded, failed, retry: () => setFailed(false) };
}
