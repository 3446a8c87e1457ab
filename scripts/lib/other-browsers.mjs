// The browsers beside Chromium, as Debian installs them: firefox-esr, webkit2gtk-driver, and xvfb for their screen.
import { existsSync } from 'node:fs'

export const XVFB = '/usr/bin/Xvfb'
export const otherBrowsers = {
  firefox: { program: '/usr/bin/firefox-esr', packages: 'firefox-esr and xvfb' },
  webkit: { program: '/usr/bin/WebKitWebDriver', packages: 'webkit2gtk-driver and xvfb' },
}

/** The names of those that can be opened here. */
export const installedBrowsers = () =>
  Object.keys(otherBrowsers).filter((name) => [otherBrowsers[name].program, XVFB].every((path) => existsSync(path)))
