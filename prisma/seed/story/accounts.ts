import type { Role } from '../../../lib/contract/people/account'
import { checkDigit } from '../../../lib/terms/gstin'

/** A company of the story. `key` is what stands before the @ of its email, and its name in the other tables. */
export type DemoAccount = {
  key: string
  role: Exclude<Role, 'admin'>
  companyName: string
  contactName: string
  phone: string
  address: string
  gstNumber: string
  mainProcessCategory?: string
  /** Days ago; without `verified` it still waits. */
  opened: number
  verified?: number
}

export const DOMAIN = 'demo.jobwork.example'
export const PASSWORD = 'jobwork-demo'

/** State, PAN, entity and Z, completed by the digit that belongs to them. */
const gstin = (first14: string) => first14 + checkDigit(first14)

// oxfmt-ignore
export const accounts: DemoAccount[] = [
  {
    key: 'customer', role: 'customer', companyName: 'Godavari Flow Systems Pvt. Ltd.', contactName: 'Meera Deshpande',
    phone: '+91 253 555 0142', address: 'Plot H-41, MIDC Ambad, Nashik, Maharashtra 422010',
    gstNumber: gstin('27AAGCG4821K1Z'), opened: 246.8, verified: 246.2,
  },
  {
    key: 'kaveri', role: 'customer', companyName: 'Kaveri Agri Machines Pvt. Ltd.', contactName: 'Arjun Hegde',
    phone: '+91 80 5550 0178', address: '118, 3rd Phase, Peenya Industrial Area, Bengaluru, Karnataka 560058',
    gstNumber: gstin('29AAFCK7306M1Z'), opened: 201.6, verified: 200.5,
  },
  {
    key: 'charminar', role: 'customer', companyName: 'Charminar MedTech LLP', contactName: 'Farhan Siddiqui',
    phone: '+91 40 5550 0116', address: 'Unit 7, IDA Nacharam, Hyderabad, Telangana 500076',
    gstNumber: gstin('36AAPFC2954D1Z'), opened: 2.7,
  },
  {
    key: 'supplier', role: 'supplier', companyName: 'Indrayani Precision Works', contactName: 'Rohan Jadhav',
    phone: '+91 20 5550 0131', address: 'W-203, S Block, MIDC Bhosari, Pune, Maharashtra 411026',
    gstNumber: gstin('27AAEFI6172P1Z'), mainProcessCategory: 'VMC Machining', opened: 245.9, verified: 245.1,
  },
  {
    key: 'kovai', role: 'supplier', companyName: 'Kovai Turntech Industries', contactName: 'S. Karthikeyan',
    phone: '+91 422 555 0164', address: 'SF 412, SIDCO Industrial Estate, Kurichi, Coimbatore, Tamil Nadu 641021',
    gstNumber: gstin('33AAKFK3847R1Z'), mainProcessCategory: 'CNC Turning', opened: 245.6, verified: 244.8,
  },
  {
    key: 'satluj', role: 'supplier', companyName: 'Satluj Sheet Metal & Fabricators', contactName: 'Gurpreet Kaur Sandhu',
    phone: '+91 161 555 0127', address: 'C-88, Focal Point Phase V, Ludhiana, Punjab 141010',
    gstNumber: gstin('03AALFS9035B1Z'), mainProcessCategory: 'Sheet Metal Fabrication', opened: 214.4, verified: 213.6,
  },
  {
    key: 'saurashtra', role: 'supplier', companyName: 'Saurashtra Cast & Forge', contactName: 'Hardik Vaghasiya',
    phone: '+91 281 555 0153', address: 'Plot 1206, GIDC Lodhika, Metoda, Rajkot, Gujarat 360021',
    gstNumber: gstin('24AAQFS5518H1Z'), mainProcessCategory: 'Casting', opened: 3.5,
  },
]
