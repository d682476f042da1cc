import { isStandardName, listedCode } from '@/domain/names/standard-names';
import { ofOwner } from '../schema/named-fields';

/**
 * Rule: the field accepts the options of one metaproperty. The name of the metaproperty is the value under `key` in the
 * nearest enclosing object that has this key. If that name is not a metaproperty but a standard media field, which has
 * no options, any text is accepted.
 */
export const optionOf =
  (key: string): ReturnType<typeof ofOwner> =>
  (around) => {
    const accepted = ofOwner('option', key)(around);
    return accepted === null || isStandardName('metaproperty', accepted.within)
      ? null
      : { ...accepted, within: listedCode('metaproperty', accepted.within) };
  };
