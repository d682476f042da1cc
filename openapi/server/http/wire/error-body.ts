import type { Problem } from '../problem';
import type { Dialect } from './dialect';

/** An error response. */
export interface ErrorAnswer {
  contentType: string;
  body: Record<string, unknown>;
}

const title = 'An error occurred';
const ldJson = 'application/ld+json; charset=utf-8';
const problemJson = 'application/problem+json; charset=utf-8';

const hydra = (description: string) => ({ 'hydra:title': title, 'hydra:description': description });

function symfonyError({ status }: Problem, detail: string): ErrorAnswer {
  const type = 'https://tools.ietf.org/html/rfc2616#section-10';
  return { contentType: 'application/ld+json', body: { type, title, status, detail } };
}

function violationsError(problem: Problem, dialect: Dialect): ErrorAnswer {
  const { message: description, violations, status } = problem;
  const context = { '@context': '/api/contexts/ConstraintViolationList' };
  const type = { '@type': 'ConstraintViolationList' };
  if (dialect === '2.7')
    return { contentType: ldJson, body: { ...context, ...type, ...hydra(description), violations } };
  const path = `validation_errors/${(violations ?? []).map((each, index) => `${index}=${each.code ?? ''}`).join(';')}`;
  const shared = { '@id': `/api/${path}`, ...type, status, violations, detail: description, description };
  const body = { ...shared, type: `/${path}`, title };
  return {
    contentType: problemJson,
    body: dialect === '3.4' ? { ...body, ...hydra(description) } : { ...context, ...body },
  };
}

/** The body and content type of a problem in the format of the dialect. */
export function writeError(problem: Problem, dialect: Dialect): ErrorAnswer {
  const { message: description, status } = problem;
  if (problem.violations) return violationsError(problem, dialect);
  if (problem.unmatchedRoute && dialect === '4.0') {
    return symfonyError(problem, status === 405 ? 'Method Not Allowed' : 'Not Found');
  }
  const context = { '@context': '/api/contexts/Error' };
  if (dialect === '2.7' || problem.unmatchedRoute) {
    return { contentType: ldJson, body: { ...context, '@type': 'hydra:Error', ...hydra(description) } };
  }
  const shared = { title, detail: description, status, type: `/errors/${status}`, description };
  if (dialect === '3.4') {
    const body = { '@id': `/api/errors/${status}`, '@type': 'hydra:Error', ...shared, ...hydra(description) };
    return { contentType: problemJson, body };
  }
  return {
    contentType: problemJson,
    body: { ...context, '@id': `/api/errors/${status}`, '@type': 'Error', ...shared },
  };
}
