/** A text as it may stand in HTML. */
export const escaped = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** A page that plays somebody else's. @param body HTML */
export function standInPage(title: string, body: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>body{font:16px/1.5 system-ui;max-width:28rem;margin:10vh auto;padding:0 1rem;color-scheme:light dark}button{font:inherit;padding:.4rem 1rem;margin-top:.75rem}</style>
<main><h1>${title}</h1>
${body}
</main></html>`;
}
