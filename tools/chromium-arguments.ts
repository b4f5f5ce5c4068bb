/** What Playwright itself switches off; of several such lists Chromium takes the last one alone. A test compares the two. */
const BY_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]

/**
 * Two pages that Chromium makes ready below the address bar of every new window, though a browser without a head shows neither: half
 * a second of processor time for each context.
 */
const POPUPS_OF_ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup']

/** How Chromium is started for tests and measurements. */
export const CHROMIUM_ARGUMENTS = [
  '--disable-gpu',
  '--disable-quic',
  `--disable-features=${[...BY_PLAYWRIGHT, ...POPUPS_OF_ADDRESS_BAR].join(',')}`,
]

/**
 * The same for the headless shell, which has settings of its own for letters: with these they are as wide as in the whole browser. With a
 * limit of one a page's first address stays in the process of its empty page, and starts no other. A page of a test does not live long
 * enough to gain by its script being compiled a third time, which is a tenth of what axe takes.
 */
export const SHELL_ARGUMENTS = [
  ...CHROMIUM_ARGUMENTS,
  '--font-render-hinting=slight',
  '--renderer-process-limit=1',
  '--js-flags=--no-turbofan',
]
