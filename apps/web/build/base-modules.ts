/**
 * Modules of the pages before the login, which every other page uses too. They are one file: a file that they shared with other
 * screens would bring the imports of those screens. A module that is missing here costs a request; one too many, its bytes.
 */
const parts = [
  'node_modules/(react|react-dom|scheduler|zod|ky|i18next|i18next-http-backend|react-i18next|xstate|clsx)/',
  'node_modules/(@xstate/react|@tanstack|@floating-ui|@mantine/hooks|use-sync-external-store)/',
  'node_modules/use-isomorphic-layout-effect/',
  'node_modules/@tabler/icons-react/dist/esm/',
  'node_modules/@mantine/core/(esm/core|esm/utils|styles)/',
  'node_modules/@mantine/core/esm/components/(Button|UnstyledButton|ActionIcon|Loader|CloseButton|Portal|Text)/',
  'node_modules/@mantine/core/esm/components/(Menu|Popover|Transition|Overlay|VisuallyHidden|FocusTrap|Accordion)/',
  'node_modules/@mantine/core/esm/components/(Input|InputBase|TextInput|PasswordInput|Checkbox|Radio/RadioIcon)',
  'vite/preload-helper',
  'packages/texts/src/',
  'packages/contract/src/(client/|config/|errors|live/|calls/define-call|wire/common|wire/fulfilment/decision)',
  'packages/contract/src/calls/parties/(account|registration|vendor)-calls',
  'packages/contract/src/wire/(money/payment|parties/account|parties/vendor|settings/operator)',
  'packages/contract/src/wire/ordering/(delivery|milestone|order|voucher)',
  'packages/domain/src/(account/(email|token)|flag/flags|limits/(text-lengths|vendors)|money/(currency|money|price-step))',
  'packages/domain/src/country/(brand|country-code|deployment|locale|parameters|records/)',
  'packages/domain/src/(order/(decision|delay|lifecycle/)|parameter/parameter-text|payment/(card-provider|intent))',
  'packages/domain/src/(pricing/tariff-fee|request/service-hours|text/tidy|voucher/voucher)',
  'apps/web/src/app/(?!shell/)',
  'apps/web/src/platform/(clock|mode|notifications|parameters|session|theme)/',
  'apps/web/src/platform/client/(?!fetch-whole|log-place-error)',
  'apps/web/src/platform/flags/(?!chain/)',
  'apps/web/src/platform/live/(?!LiveIndicator)',
  'apps/web/src/platform/(storage/stored|texts/(?!use-text-in))',
  'apps/web/src/features/account-form/(AccountPage|Form|PasswordField\\.|auth-problem|last-name|sign-in-names|use-call)',
  'apps/web/src/features/page/(EmptyState|Page\\.|attention)',
  'apps/web/src/features/guest/(ContinueAsGuest|use-guest-start)',
  'apps/web/src/features/help/(EntryList|Help\\.module|use-help-entries)',
  'apps/web/src/features/maintenance/return-path',
  'apps/web/src/screens/not-found/',
]
const base = new RegExp(`(?:^|/)(?:${parts.join('|')})`, 'u')

/** The other index files only pass on: the modules that they name may be anywhere. */
export const isBaseModule = (id: string): boolean =>
  base.test(id) && (!id.endsWith('/index.ts') || id.endsWith('/records/index.ts'))
