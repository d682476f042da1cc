import { escaped } from '../../stubs/stub-page';
import type { Answer, Call, Handlers } from '../../http/call';
import { notFound } from '../../http/problem';
import { queryOne } from '../../store/database';

async function metadata(call: Call): Promise<Answer> {
  const code = call.params.code ?? '';
  const row = await queryOne<{ code: string }>(call.db, 'select code from companies where code = $1', [code]);
  if (!row) throw notFound();
  const origin = escaped(call.origin);
  const path = `bynder/${encodeURIComponent(row.code)}`;
  const xml = `<?xml version="1.0"?>
<md:EntityDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata" entityID="${origin}/saml/metadata/${path}">
  <md:SPSSODescriptor protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol">
    <md:AssertionConsumerService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST" Location="${origin}/saml/acs/${path}" index="1"/>
  </md:SPSSODescriptor>
</md:EntityDescriptor>
`;
  return { kind: 'text', text: xml, type: 'application/samlmetadata+xml' };
}

/** The SAML metadata that describe this service provider to identity providers. */
export const samlMetadataHandlers: Handlers = { getSamlMetadata: metadata };
