import { isStandardName, listedCode } from '@/domain/names/standard-names';
import { ofOwner } from '../schema/named-fields';

/** The options of the metaproperty that another key of the object names. Standard fields of media have no options. */
export const optionOf =
  (key: string): ReturnType<typeof ofOwner> =>
  (around) => {
    const wish = ofOwner('option', key)(around);
    return wish === null || isStandardName('metaproperty', wish.within)
      ? null
      : { ...wish, within: listedCode('metaproperty', wish.within) };
  };
