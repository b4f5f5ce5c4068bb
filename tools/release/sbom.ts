/** What is in a release, in CycloneDX's words: what npm finds in its node_modules, and what the build put into the pages. */
import { spawnSync } from 'node:child_process'
import type { ThirdParty } from '../notices/notices.ts'
import { npmCommand } from '../npm-command.js'

interface Sbom {
  metadata: { component: { name: string; version: string } }
  components: object[]
}

const componentOf = ({ name, version, license }: ThirdParty) => {
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`
  // One name of a licence, or several in an expression: each has its own word.
  const licenses = / (?:AND|OR|WITH) /.test(license) ? [{ expression: license }] : [{ license: { id: license } }]
  const properties = [{ name: 'krajai:part-of', value: 'dist' }]
  return { 'bom-ref': `dist/${purl}`, type: 'library', name, version, purl, licenses, properties }
}

/**
 * @param folder of the release, with its package.json and node_modules
 * @param release its own name and version; npm would call it after its folder
 * @param inPages what the built site is made with
 */
export function sbomOf(
  folder: string,
  { name, version }: { name: string; version: string },
  inPages: readonly ThirdParty[],
): Sbom {
  const { command, before, shell } = npmCommand()
  const { error, status, stdout, stderr } = spawnSync(
    command,
    [...before, 'sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--offline'],
    {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      shell,
    },
  )
  if (error || status !== 0) throw new Error(`npm sbom failed: ${error?.message ?? stderr}`)
  const sbom = JSON.parse(stdout) as Sbom
  const { metadata } = sbom
  return {
    ...sbom,
    metadata: { ...metadata, component: { ...metadata.component, name, version } },
    components: [...sbom.components, ...inPages.map(componentOf)],
  }
}
