/**
 * Whether a Node is of the same major version as the pinned one, and not older. Nothing is imported here: this is read by a Node that may
 * be the wrong one.
 *
 * @param {string} version as in process.versions.node
 * @param {string} pinned the version that the project is tested with
 */
export function isRightNode(version, pinned) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const [pinnedMajor = 0, pinnedMinor = 0] = pinned.split('.').map(Number)
  return major === pinnedMajor && minor >= pinnedMinor
}
