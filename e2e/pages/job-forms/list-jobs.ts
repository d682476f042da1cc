import { card, choose, entry, filter, json, press, tags, text, type Step } from './steps';

interface ListJob {
  steps: readonly Step[];
  /** The resulting configuration. */
  stored: unknown;
}

const actionType = (option: string): Step => choose('Type', option);

/**
 * The jobs whose configuration is a single list, and the job without a form: steps that fill in everything, and the
 * result.
 */
export const listJobs: Record<string, ListJob> = {
  bynder_rules: {
    steps: [
      entry('Add rule', 'Rule', [
        text('Label', 'Season'),
        text('Priority', '5'),
        filter('Filter 1', 'status', 'is one of', [tags('Value', ['approved', 'to be sent'])]),
        filter('Filter 2', 'name', 'matches the regular expression', [text('Value', '^ss')]),
        card('Add action', 'Action 1', [
          text('Target field', 'season'),
          text('Source field', 'name'),
          text('Regular expression', '/_(ss|aw)/'),
          text('Regular expression pattern', '$1'),
        ]),
        card('Add action', 'Action 2', [actionType('Pattern'), text('Target field', 'alt'), text('Pattern', '{name}')]),
        card('Add action', 'Action 3', [
          actionType('Static value'),
          text('Target field', 'visibility'),
          text('Value', 'public'),
        ]),
        card('Add action', 'Action 4', [
          actionType('Dynamic datetime'),
          text('Target field', 'checked_at'),
          choose('Time zone', 'Europe/Paris'),
        ]),
      ]),
    ],
    stored: {
      rules: [
        {
          label: 'Season',
          priority: 5,
          conditions: [
            { field: 'status', operator: 'IN', value: ['approved', 'to be sent'] },
            { field: 'name', operator: 'REGEX', value: '^ss' },
          ],
          actions: [
            {
              type: 'regex_extract',
              toField: 'season',
              fromField: 'name',
              regex: '/_(ss|aw)/',
              regexPattern: '$1',
            },
            { type: 'pattern', toField: 'alt', pattern: '{name}' },
            { type: 'set_static_value', toField: 'visibility', value: 'public' },
            { type: 'set_dynamic_datetime', toField: 'checked_at', timezone: 'Europe/Paris' },
          ],
        },
      ],
    },
  },
  bynder_to_akeneo_delete_assets: {
    steps: [
      entry('Add delete mapping', 'Delete mapping', [
        text('Asset family', 'packshot'),
        text('Attribute code of the asset id', 'bynder_id'),
        filter('Filter 1', 'status', 'is not empty', []),
        press('Add filter'),
        press('Remove Filter 2'),
      ]),
    ],
    stored: {
      delete_akeneo_assets: [
        {
          asset_family: 'packshot',
          bynder_id_attribute_code: 'bynder_id',
          conditions: [{ field: 'status', operator: 'NOT_EMPTY', value: '' }],
        },
      ],
    },
  },
  dummy: {
    steps: [json('JSON configuration', { items: 3, nested: { fail: [false, null] } })],
    stored: { items: 3, nested: { fail: [false, null] } },
  },
};
