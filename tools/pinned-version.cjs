// npm leaves out optional packages that want a newer Node than the one that installs, native parts among them: it is to judge by the
// one on which they will run. Loaded ahead of npm; see install.js.
const { PINNED_NODE } = process.env
if (PINNED_NODE) Object.defineProperty(process, 'version', { value: `v${PINNED_NODE}` })
