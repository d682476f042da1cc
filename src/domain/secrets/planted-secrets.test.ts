import { assert, constantFrom, property, stringMatching } from 'fast-check';
import { expect, test } from 'vitest';
import { hideSecrets } from './hide-secrets';

/** Names of secrets in all spellings that backends use. Each name is combined with each format below. */
const names = [
  'password',
  'passwd',
  'client_secret',
  'clientSecret',
  'CLIENT_SECRET',
  'permanentToken',
  'access_token',
  'X-Shopify-Access-Token',
  'api_key',
  'apiKey',
  'DB_PASSWORD',
  'private_key',
];
const words = ['Xk93-hunter2', 'aVeryPlainWord', 'p@ss/w0rd+x', 'tiny1!'];
const phrases = ['correct horse battery', 'S3cr3t with spaces'];

type Format = (name: string, secret: string) => string;
const escaped = (text: string): string => JSON.stringify(text).slice(1, -1);
const json: Format = (name, secret) => JSON.stringify({ id: 3, [name]: secret, label: 'Acme' });

/** Formats in which a secret may contain white space. */
const enclosed: Readonly<Record<string, Format>> = {
  JSON: json,
  'JSON in JSON': (name, secret) => JSON.stringify({ body: json(name, secret), status: 401 }),
  'JSON in JSON in JSON': (name, secret) => JSON.stringify({ log: JSON.stringify({ body: json(name, secret) }) }),
  'indented JSON': (name, secret) => JSON.stringify({ [name]: secret, id: 3 }, null, 2),
  'a list in JSON': (name, secret) => JSON.stringify({ [name]: ['x', secret] }),
  'name and value': (name, secret) => JSON.stringify([{ name, value: secret }]),
  'code and value, escaped': (name, secret) => escaped(JSON.stringify({ code: name, value: secret })),
  'JSON in HTML': (name, secret) => `{&quot;${name}&quot;:&quot;${secret}&quot;,&quot;id&quot;:3}`,
  'a PHP array': (name, secret) => `['user' => 'ada', '${name}' => '${secret}', 'id' => 3]`,
  'a PHP array with double quotes': (name, secret) => `array("${name}" => "${secret}")`,
  print_r: (name, secret) => `Array\n(\n    [user] => ada\n    [${name}] => ${secret}\n)`,
  var_dump: (name, secret) => `["${name}"]=>\n  string(${secret.length}) "${secret}"`,
  serialize: (name, secret) => `a:1:{s:${name.length}:"${name}";s:${secret.length}:"${secret}";}`,
  'a Python dictionary': (name, secret) => `{'user': 'ada', '${name}': '${secret}'}`,
  'an XML element': (name, secret) => `<config><user>ada</user><${name}>${secret}</${name}></config>`,
  'an XML element with attributes': (name, secret) => `<n:${name} xsi:type="string">${secret}</n:${name}>`,
  'XML with CDATA': (name, secret) => `<${name}><![CDATA[${secret}]]></${name}>`,
  'escaped XML': (name, secret) => `&lt;${name}&gt;${secret}&lt;/${name}&gt;`,
  'an XML attribute': (name, secret) => `<connection user="ada" ${name}="${secret}" />`,
  'an XML parameter': (name, secret) => `<param name="${name}">${secret}</param>`,
  'an XML parameter with a value': (name, secret) => `<add key="${name}" value="${secret}"/>`,
  YAML: (name, secret) => `user: ada\n${name}: ${secret}\nid: 3`,
  'quoted YAML': (name, secret) => `  ${name}: '${secret}'`,
  INI: (name, secret) => `[pim]\n${name} = ${secret}`,
  TOML: (name, secret) => `${name} = "${secret}"`,
  environment: (name, secret) => `export ${name}="${secret}"`,
  'an option': (name, secret) => `bin/sync --${name} '${secret}' --verbose`,
  'an option with an equals sign': (name, secret) => `bin/sync --${name}="${secret}" --verbose`,
  'a form field': (name, secret) =>
    `Content-Disposition: form-data; name="${name}"\r\nContent-Type: text/plain\r\n\r\n${secret}\r\n--x`,
  'a Java object': (name, secret) => `Config{user=ada, ${name}=${secret}, id=3}`,
  'a connection string': (name, secret) => `Server=db;User=ada;${name}=${secret};Timeout=3`,
  'a log line': (name, secret) => `[2026-11-26T03:32:07Z] ERROR: refused ${name}=${secret} user=ada`,
  'JSON that is cut': (name, secret) => json(name, secret).split(',"label')[0]?.slice(0, -1) ?? '',
  'JSON in JSON that is cut': (name, secret) =>
    JSON.stringify({ body: json(name, secret) })
      .split(',\\"label')[0]
      ?.slice(0, -2) ?? '',
};

/** Formats in which white space ends a secret. */
const tight: Readonly<Record<string, Format>> = {
  query: (name, secret) => `GET https://api.example/x?page=2&${name}=${encodeURIComponent(secret)}&z=1 401`,
  form: (name, secret) => `grant_type=x&${name}=${encodeURIComponent(secret)}`,
  'an encoded query': (name, secret) => `next=%2Fx%3F${name}%3D${encodeURIComponent(secret)}%26z%3D1`,
  'encoded JSON': (name, secret) => encodeURIComponent(json(name, secret)),
  header: (name, secret) => `${name}: ${secret}`,
  'a quoted header': (name, secret) => `curl -H '${name}: ${secret}' https://api.example/`,
  'an option without quotes': (name, secret) => `bin/sync --${name} ${secret} --verbose`,
};

const whole: readonly (readonly [name: string, secret: string, text: string])[] = [
  ['Authorization', 'abcdefghij', 'Authorization: Bearer abcdefghij'],
  ['Basic', 'YWRhOmh1bnRlcjI=', 'Authorization: Basic YWRhOmh1bnRlcjI='],
  ['Authorization in JSON', 'YWRhOmh1bnRlcjI', '{"headers":{"Authorization":["Basic YWRhOmh1bnRlcjI="]}}'],
  ['Digest', '6629fae49393', 'Authorization: Digest username="ada", realm="x", response="6629fae49393"'],
  ['Cookie', 'q8w7e6', 'Cookie: theme=dark; PHPSESSID=q8w7e6; lang=fr'],
  ['the second cookie', 'abcxyz', 'Cookie: theme=dark; remember_me=abcxyz'],
  ['Set-Cookie', 'abcxyz', 'Set-Cookie: remember=abcxyz; Path=/; HttpOnly'],
  ['cookie of curl', 'abcxyz', "curl -H 'Cookie: a=b; remember=abcxyz' https://api.example"],
  ['cookie in JSON', 'abcxyz', '{"cookie":"a=b; remember=abcxyz"}'],
  ['user info', 'hunter2', 'https://ada:hunter2@shop.example/x'],
  ['user info with signs', 'hu@nt/er2', 'amqp://ada:hu@nt/er2@mq.example:5672/x'],
  ['a password alone', 'hunter2', 'redis://:hunter2@cache.example:6379'],
  ['a token as user', 'abcdefgh', 'https://abcdefgh@git.example/x.git'],
  ['curl -u', 'hunter2', 'curl -u ada:hunter2 https://api.example'],
  ['SQL', 'hunter two', "create user ada identified by 'hunter two'"],
  ['SQL password', 'hunter two', "alter role ada password 'hunter two'"],
  ['a sentence', 'hunter22x', 'The password is hunter22x for all.'],
  ['API key', 'abcdefgh', 'API key: abcdefgh'],
  ['French', 'abcdefgh', 'Mot de passe\u00a0: abcdefgh'],
  ['JWT', 'eyJzdWIiOiIxIn0', 'sent eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl to'],
  ['AWS id', 'AKIAIOSFODNN7EXAMPLE', 'as AKIAIOSFODNN7EXAMPLE in eu-west-1'],
  ['AWS secret', 'K7MDENG', 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY'],
  ['AWS signature', 'fe5f80f77d5fa3beca', 'https://s3.example/x?X-Amz-Signature=fe5f80f77d5fa3beca&z=1'],
  ['Azure', 'abc+def/ghi==', 'DefaultEndpointsProtocol=https;AccountKey=abc+def/ghi==;EndpointSuffix=x'],
  ['Azure signature', 'abc%2Bdef', 'https://x.example/c?sv=2026&sig=abc%2Bdef&se=1'],
  ['GitHub', 'ghp_0123456789abcdefghij', 'with ghp_0123456789abcdefghij'],
  ['Slack', 'xoxb-123456789012-abcdef', 'with xoxb-123456789012-abcdef'],
  ['Slack hook', 'T00/B00/XXXX', 'https://hooks.slack.com/services/T00/B00/XXXX'],
  ['Google', 'AIzaSyA-1234567890abc', 'key=AIzaSyA-1234567890abc'],
  ['Shop', 'shpat_0123456789abcdef', 'shpat_0123456789abcdef'],
  ['a hash of a shop', '4712bf92ffc2917d15', '/callback?hmac=4712bf92ffc2917d15&shop=x'],
  ['session', 'q8w7e6r5', 'connect.sid=s%3Aq8w7e6r5'],
  ['PEM', 'MIIEvQ', '-----BEGIN PRIVATE KEY-----\nMIIEvQ\nabc\n-----END PRIVATE KEY-----'],
  ['PEM in JSON', 'MIIEvQ', '{"key":"-----BEGIN RSA PRIVATE KEY-----\\nMIIEvQ\\n-----END RSA PRIVATE KEY-----"}'],
  ['PEM that is cut', 'MIIEvQ', '-----BEGIN EC PRIVATE KEY-----\nMIIEvQ\nabc'],
];

const spellings = [
  ...Object.entries({ ...enclosed, ...tight }).flatMap(([format, write]) =>
    names.flatMap((name) => words.map((secret) => [`${name}, ${format}`, secret, write(name, secret)] as const)),
  ),
  ...Object.entries(enclosed).flatMap(([format, write]) =>
    names.flatMap((name) => phrases.map((secret) => [`${name}, ${format}`, secret, write(name, secret)] as const)),
  ),
  ...whole,
];

/** Whether a text contains a secret, or a word of the secret with more than three characters. */
const tells = (text: string, secret: string): boolean =>
  [secret, encodeURIComponent(secret), ...secret.split(/\s/).filter((part) => part.length > 3)].some((part) =>
    text.includes(part),
  );

test('every spelling contains its secret', () => {
  expect(spellings.length).toBeGreaterThan(200);
  expect(spellings.filter(([, secret, text]) => !tells(text, secret))).toEqual([]);
});

test('no secret is readable after hiding', () => {
  const readable = spellings.filter(([, secret, text]) => tells(hideSecrets(text), secret));
  expect(readable.map(([spelling, , text]) => `${spelling}: ${text} → ${hideSecrets(text)}`)).toEqual([]);
});

test('no random secret is readable after hiding', () => {
  const formats = constantFrom(...Object.values({ ...enclosed, ...tight }));
  const secrets = stringMatching(/^[A-Za-z][\w!$*+.~-]{4,30}\d[\w!$*+.~-]{0,8}$/);
  assert(
    property(formats, constantFrom(...names), secrets, (write, name, secret) => {
      expect(tells(hideSecrets(`started ${write(name, secret)} ended`), secret)).toBe(false);
    }),
  );
});

test('hiding twice changes nothing more', () => {
  expect(spellings.filter(([, , text]) => hideSecrets(hideSecrets(text)) !== hideSecrets(text))).toEqual([]);
});

test('the text around a secret stays readable', () => {
  expect(hideSecrets(JSON.stringify({ body: json('password', 'x1y2z3'), status: 401 }))).toBe(
    '{"body":"{\\"id\\":3,\\"password\\":********,\\"label\\":\\"Acme\\"}","status":401}',
  );
  expect(hideSecrets("['user' => 'ada', 'password' => 'x y', 'id' => 3]")).toBe(
    "['user' => 'ada', 'password' => ********, 'id' => 3]",
  );
  expect(hideSecrets('<c><user>ada</user><password>x</password></c>')).toBe(
    '<c><user>ada</user><password>********</password></c>',
  );
  expect(hideSecrets('Server=db;User=ada;Pwd=x y;Timeout=3')).toBe('Server=db;User=ada;Pwd=********;Timeout=3');
  expect(hideSecrets('GET https://a.example/x?token=abc&page=2 401 in 3 ms')).toBe(
    'GET https://a.example/x?token=********&page=2 401 in 3 ms',
  );
});

test.each([
  'The access token of the connection has been revoked.',
  'Invalid token: the shop refused it.',
  'The password must contain a digit.',
  'Invalid password: must be at least 8 characters long',
  'Basic authentication failed',
  'The bearer token expired yesterday',
  'passwordSet: true, clientSecretSet=false',
  '{"passwordSet":true,"secretSet":false,"token":null}',
  'token_expires_at: 2026-11-26T03:32:07Z',
  'tokenType=bearer',
  'max_tokens: 4096, tokens=512',
  'Tests: pass: 12, fail: 3',
  '412 products, 3 warnings, 2026-11-26 03:32:07',
  'https://pim.acme.example:8080/api/rest/v1/products?page=2&limit=100',
  'https://cdn.acme.example:443/images/chair@2x.png',
  'upload IMG_20261120_104233_HDR2.jpg (large, 2.1 MB)',
  '/var/www/html/releases/20261120T104233Z/public/index.php',
  '/Products/Images2026/SummerCollection/HighRes/Outdoor.tif',
  'acme_bynder_media_to_akeneo_asset_record_binding failed',
  'request 018f3c2e-8f5b-7c3a-9a55-0242ac120002',
  'attribute "secretary" is missing; key: value, code: sku',
  'Unexpected token \'<\', "<!DOCTYPE "... is not valid JSON',
  'Unexpected token } in JSON at position 12',
  '<label>Password</label><code>sku</code>',
  'Authorization failed for ada@acme.example',
  'metafield custom.sku of product 6718 has no value',
])('%s stays readable', (text) => {
  expect(hideSecrets(text)).toBe(text);
});

test('hostile texts are fast', () => {
  const hostile = [
    'password='.repeat(20_000),
    '"password":"'.repeat(10_000),
    `password:${'\\"'.repeat(50_000)}`,
    '<password>'.repeat(10_000),
    `name=password${' '.repeat(100_000)}`,
    '-----BEGIN PRIVATE KEY-----'.repeat(2_000),
    `password=${'a '.repeat(50_000)}`,
    `password=${'a,'.repeat(50_000)}`,
    '://a:'.repeat(20_000),
  ];
  const began = performance.now();
  for (const text of hostile) hideSecrets(text);
  expect(performance.now() - began).toBeLessThan(3_000);
});
