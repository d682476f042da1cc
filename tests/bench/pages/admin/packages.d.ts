/**
 * Types for the parts of the packages that the page uses. The project itself does not install them
 * (`tests/bench/admin/package.json`).
 */

declare module '@api-platform/admin' {
  import type { ComponentType, ReactNode } from 'react';

  interface FetchOptions {
    headers?: Record<string, string>;
  }
  type HttpClient = (url: URL, options?: FetchOptions) => Promise<unknown>;
  type DataProvider = object;

  export const fetchHydra: HttpClient;
  export function hydraDataProvider(options: {
    entrypoint: string;
    httpClient: HttpClient;
    apiDocumentationParser: () => Promise<{ api: object }>;
    mercure: false;
  }): DataProvider;
  export const HydraAdmin: ComponentType<{
    entrypoint: string;
    dataProvider: DataProvider;
    disableTelemetry: boolean;
    children: ReactNode;
  }>;
  export const ResourceGuesser: ComponentType<{ name: string; list: ComponentType }>;
  export const ListGuesser: ComponentType<{
    perPage: number;
    sort: { field: string; order: 'ASC' | 'DESC' };
    children: ReactNode;
  }>;
  export const FieldGuesser: ComponentType<{ source: string }>;
}

declare module '@api-platform/api-doc-parser' {
  export function parseHydraDocumentation(
    entrypoint: string,
    options: { headers: Record<string, string> },
  ): Promise<{ api: object }>;
}

declare module 'react-admin' {
  import type { ComponentType } from 'react';

  export const TextField: ComponentType<{ source: string; label: string }>;
}
