import { SunMoon } from 'lucide-react'
import type { Words } from '../../content/load-content.ts'
import { PopoverMenu } from '../../ui/PopoverMenu.tsx'

/** Light, dark or the system's; native radio buttons, so the arrow keys work. Answered by `site/document/theme.ts`. */
export function ThemeChoice({ words }: { words: Words['site']['theme'] }) {
  return (
    <PopoverMenu
      id="theme-menu"
      className="needs-script"
      label={words.label}
      button={<SunMoon size="1.25rem" aria-hidden />}
    >
      <fieldset aria-label={words.label}>
        {(['light', 'dark', 'system'] as const).map((theme) => (
          <label key={theme} className="choice">
            <input type="radio" name="theme" value={theme} defaultChecked={theme === 'light'} autoComplete="off" />
            {words[theme]}
          </label>
        ))}
      </fieldset>
    </PopoverMenu>
  )
}
