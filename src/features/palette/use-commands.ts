import {
  Activity,
  Building2,
  CalendarDays,
  CircleAlert,
  CircleUser,
  FilePen,
  History,
  Keyboard,
  Languages,
  LayoutDashboard,
  List,
  Plug,
  Plus,
  Settings,
  SunMoon,
  Users,
  Workflow,
  type LucideIcon,
} from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import {
  ACCOUNT_PATH,
  CHANGES_PATH,
  COMPANIES_PATH,
  CONNECTIONS_PATH,
  DIAGNOSTICS_PATH,
  DRAFTS_PATH,
  HOME_PATH,
  INSTANCES_PATH,
  NEW_COMPANY_PATH,
  NEW_CONNECTION_PATH,
  NEW_INSTANCE_PATH,
  NEW_USER_PATH,
  SCHEDULES_PATH,
  SYSTEM_PATH,
  TRACKER_PATH,
  USERS_PATH,
} from '@/domain/addresses/paths';
import { usePermissions } from '@/data/session/use-session';
import { LANGUAGES } from '@/i18n/languages';
import { useLanguage } from '@/i18n/use-language';
import { typedEntries } from '@/lib/typed-entries';
import { switchLanguage } from '@/shared/account/switch-language';
import { chooseColourMode, COLOUR_MODES } from '@/ui/theme/colour-mode';
import type { PaletteItem } from './palette-item';

type Command = Pick<PaletteItem, 'key' | 'icon' | 'title' | 'opens'>;

/** The rows for screens and for actions. They are the same on every page. */
export interface Commands {
  screens: readonly Command[];
  actions: readonly Command[];
}

/** The tracker with today's errors. */
const ERRORS_TODAY = `${TRACKER_PATH}?${new URLSearchParams({ status: 'error', created: 'today' })}`;

/**
 * All screens and actions in the current language.
 * @param onShortcuts shows the overview of the shortcuts
 */
export function useCommands(onShortcuts: () => void): Commands {
  const { t } = useTranslation([
    'palette',
    'changes',
    'common',
    'session',
    'system',
    'drafts',
    'job-instances',
    'users',
    'companies',
    'connections',
    'schedules',
  ]);
  const language = useLanguage();
  const { superAdmin } = usePermissions();
  return useMemo(() => {
    const screen = (icon: LucideIcon, title: string, to: string): Command => ({
      key: `screen:${to}`,
      icon,
      title,
      opens: { to },
    });
    const action = (icon: LucideIcon, title: string, run: () => void): Command => ({
      key: `do:${title}`,
      icon,
      title,
      opens: { run },
    });
    return {
      screens: [
        screen(LayoutDashboard, t('common:nav.dashboard'), HOME_PATH),
        screen(List, t('common:nav.executionTracker'), TRACKER_PATH),
        screen(Workflow, t('common:nav.integrations'), INSTANCES_PATH),
        screen(History, t('changes:title'), CHANGES_PATH),
        screen(CalendarDays, t('schedules:title'), SCHEDULES_PATH),
        screen(Plug, t('common:nav.connections'), CONNECTIONS_PATH),
        screen(FilePen, t('drafts:title'), DRAFTS_PATH),
        screen(CircleUser, t('common:nav.myAccount'), ACCOUNT_PATH),
        screen(Settings, t('common:nav.system'), SYSTEM_PATH),
        screen(Users, t('users:title'), USERS_PATH),
        ...(superAdmin ? [screen(Building2, t('companies:title'), COMPANIES_PATH)] : []),
        screen(Activity, t('common:nav.diagnostics'), DIAGNOSTICS_PATH),
        screen(Plus, t('job-instances:form.createTitle'), NEW_INSTANCE_PATH),
        screen(Plus, t('connections:create.title'), NEW_CONNECTION_PATH),
        screen(Plus, t('users:create.title'), NEW_USER_PATH),
        ...(superAdmin ? [screen(Plus, t('companies:create.title'), NEW_COMPANY_PATH)] : []),
      ],
      actions: [
        { key: 'do:errors-today', icon: CircleAlert, title: t('errorsToday'), opens: { to: ERRORS_TODAY } },
        action(Keyboard, t('shortcuts.title'), onShortcuts),
        ...COLOUR_MODES.map((mode) =>
          action(SunMoon, t('appearance', { mode: t(`session:preference.colourMode.${mode}`) }), () =>
            chooseColourMode(mode),
          ),
        ),
        ...typedEntries(LANGUAGES)
          .filter(([other]) => other !== language)
          .map(([other, name]) => action(Languages, t('language', { language: name }), () => switchLanguage(other))),
      ],
    };
  }, [t, language, superAdmin, onShortcuts]);
}
