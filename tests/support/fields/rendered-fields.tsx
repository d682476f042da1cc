import { createInstance } from 'i18next';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import type * as z from 'zod/mini';
import { JsonScopeContext, type JsonScope } from '@/features/job-instances/job-types/kit/scope/json-scope';
import { texts as more } from '@/i18n/resources/en-more';
import { texts as start } from '@/i18n/resources/en-start';
import { ConfirmContext } from '@/ui/overlay/use-confirm';

const i18n = createInstance();
await i18n.use(initReactI18next).init({
  lng: 'en',
  resources: { en: { ...start, ...more } },
  defaultNS: 'common',
  keySeparator: false,
  interpolation: { escapeValue: false },
});

/** The English names of the fields that a component shows for a JSON text, in their order. */
export function fieldNames(Fields: ComponentType, schema: z.core.$ZodObject, text: string): string[] {
  return [...markup(Fields, schema, text).matchAll(/<label[^>]*>(?:<input[^>]*>)?([^<]+)<\/label>/g)].map(
    ([, name]) => name ?? '',
  );
}

/** The HTML that a component renders for a JSON text. */
export function markup(Fields: ComponentType, schema: z.core.$ZodObject, text: string): string {
  const nothing = () => null;
  const scope: JsonScope = {
    text,
    schema,
    edit: nothing,
    errorAt: nothing,
    violations: [],
    typed: { at: nothing, keep: nothing },
    readOnly: false,
    namePrefix: '',
  };
  return renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <ConfirmContext value={async () => false}>
        <JsonScopeContext value={scope}>
          <Fields />
        </JsonScopeContext>
      </ConfirmContext>
    </I18nextProvider>,
  );
}
