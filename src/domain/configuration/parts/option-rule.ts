import { isStandardName, listedCode } from '@/domain/names/standard-names';
import { ofOwner } from '../schema/named-fields';

/**
 * Rule: the field takes options of the metaproperty named by the key `key` of the same object. Standard fields of media
 * have no options.
 */
export const optionOf =
  (key: string): ReturnType<typeof ofOwner> =>
  (around) => {
    const accepted = ofOwner('option', key)(around);
    return accepted === null || isStandardName('metaproperty', accepted.within)
      ? null
      : { ...accepted, within: listedCode('metaproperty', accepted.within) };
  };
