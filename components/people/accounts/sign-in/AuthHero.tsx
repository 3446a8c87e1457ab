import { Factory, FileUp, GitCompareArrows, Route } from 'lucide-react'
import { PhoneLink } from '@/components/ui/data/PhoneLink'
import { HeroDrawing } from './HeroDrawing'
import { Logo } from '@/components/ui/layout/Logo'
import { Row } from '@/components/ui/layout/Row'
import { Stack } from '@/components/ui/layout/Stack'
import { Text } from '@/components/ui/layout/Text'
import css from './AuthHero.module.css'

const offers = [
  { Icon: FileUp, text: 'Submit manufacturing inquiries' },
  { Icon: GitCompareArrows, text: 'Receive competitive quotations' },
  { Icon: Route, text: 'Track manufacturing orders' },
  { Icon: Factory, text: 'Manage the production supply chain' },
]

const sides = [
  {
    whose: 'You need parts',
    text: 'Upload a drawing once. Verified shops quote on it; compare price and delivery, then follow your order step by step.',
  },
  {
    whose: 'You run machines',
    text: 'Get inquiries that match your processes. Quote from your phone, and request work when a machine is idle.',
  },
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
            <Row as="li" gap="medium" key={text}>
              <Icon size={18} strokeWidth={1.75} aria-hidden />
              {text}
            </Row>
          ))}
        </ul>
        <dl className={css.sides}>
          {sides.map(({ whose, text }) => (
            <Stack gap="tight" key={whose}>
              <Text as="dt" weight="title">
                {whose}
              </Text>
              <dd>{text}</dd>
            </Stack>
          ))}
        </dl>
        <p className={css.sales}>
          Talk to us: <PhoneLink phone={sales.phone} /> or <a href={`mailto:${sales.email}`}>{sales.email}</a>
        </p>
      </div>
    </div>
  </aside>
)
