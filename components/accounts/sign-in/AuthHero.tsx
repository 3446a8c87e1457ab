import { Factory, FileUp, GitCompareArrows, Route } from 'lucide-react'
import { HeroDrawing } from '@/components/ui/layout/HeroDrawing'
import { Logo } from '@/components/ui/layout/Logo'
import css from './AuthHero.module.css'

const offers = [
  { Icon: FileUp, text: 'Submit manufacturing inquiries' },
  { Icon: GitCompareArrows, text: 'Receive competitive quotations' },
  { Icon: Route, text: 'Track manufacturing orders' },
  { Icon: Factory, text: 'Manage the production supply chain' },
]

/** What Jobwork is for: on wide screens beside the forms, else a strip of the drawing above them. */
export const AuthHero = ({ sales }: { sales: { phone: string; email: string } }) => (
  <aside className={css.hero} aria-label="About Jobwork">
    <div className={css.words}>
      <Logo onPlate size={36} />
      <div className={css.drawing}>
        <HeroDrawing />
      </div>
      <div className={css.told}>
        <p className={css.claim}>From the drawing to the finished part, in one place.</p>
        <ul className={css.offers}>
          {offers.map(({ Icon, text }) => (
            <li key={text}>
              <Icon size={18} strokeWidth={1.75} aria-hidden />
              {text}
            </li>
          ))}
        </ul>
        <p className={css.sales}>
          Talk to us: <a href={`tel:${sales.phone.replace(/[^+\d]/g, '')}`}>{sales.phone}</a> or{' '}
          <a href={`mailto:${sales.email}`}>{sales.email}</a>
        </p>
      </div>
    </div>
  </aside>
)
