import { date } from '@/lib/rules/format'

/**
 * What is told by how near it is ("3 h ago", "in 2 days") says its day in the tooltip, and in its place on paper (base.css).
 * Said once the pointer is there, or the page is printed: in the HTML every day would stand twice, and the server doesn't
 * know the reader's zone. Answers how to end that.
 */
export function tellWholeTimes() {
  const hover = ({ target }: Event) => target instanceof HTMLTimeElement && tell(target)
  const print = () => document.querySelectorAll('time').forEach(tell)
  document.addEventListener('pointerover', hover)
  window.addEventListener('beforeprint', print)
  return () => {
    document.removeEventListener('pointerover', hover)
    window.removeEventListener('beforeprint', print)
  }
}

function tell(time: HTMLTimeElement) {
  const { dateTime, textContent } = time
  const day = date(dateTime)
  const whole = dateTime.length > 'YYYY-MM-DD'.length ? inFull(dateTime) : day
  const saysSo = textContent === whole || (textContent !== day && textContent.startsWith(day))
  if (!saysSo) time.title = whole
}

const inFull = (iso: string) => new Date(iso).toLocaleString('en-IN', { dateStyle: 'medium', timeStyle: 'short' })
