import Bowser from 'bowser'

/** The browser and system that a User-Agent names, as people call them: 'Chrome on Android'. */
export function deviceOf(userAgent: string | null): string {
  const { browser, os } = Bowser.parse(userAgent || 'unknown')
  const known = [browser.name, os.name && `on ${os.name}`].filter(Boolean).join(' ')
  return (known || userAgent?.split(/[\s/]/)[0] || 'An unknown program').slice(0, 100)
}
