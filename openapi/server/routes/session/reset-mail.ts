import { queryOne, type Queryable } from '../../store/database';

const texts = {
  en: {
    subject: 'Choose a new password',
    body: (link: string) =>
      `Somebody asked for a new password for your account.\n\nChoose it here, within 24 hours:\n${link}\n\nIf it was not you, do nothing: your password stays as it is.\n`,
  },
  fr: {
    subject: 'Choisissez un nouveau mot de passe',
    body: (link: string) =>
      `Quelqu’un a demandé un nouveau mot de passe pour votre compte.\n\nChoisissez-le ici, dans les 24 heures :\n${link}\n\nSi ce n’était pas vous, ne faites rien : votre mot de passe reste le même.\n`,
  },
};

/** Queues the e-mail with a reset link in the user's language. Does nothing when the user does not exist. */
export async function queueResetMail(db: Queryable, userId: number, link: string): Promise<void> {
  const user = await queryOne<{ preferred_locale: string }>(db, 'select preferred_locale from users where id = $1', [
    userId,
  ]);
  const { subject, body } = texts[user?.preferred_locale === 'fr' ? 'fr' : 'en'];
  await db.query('insert into sent_emails (recipient, subject, body) select email, $2, $3 from users where id = $1', [
    userId,
    subject,
    body(link),
  ]);
}
