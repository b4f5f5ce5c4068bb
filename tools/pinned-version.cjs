// `run.js` loads this file into npm. npm skips optional packages that need a newer Node than its own, such as native parts of the build.
// With this version it installs the packages for the pinned Node.
const { PINNED_NODE } = process.env
if (PINNED_NODE) Object.defineProperty(process, 'version', { value: `v${PINNED_NODE}` })
