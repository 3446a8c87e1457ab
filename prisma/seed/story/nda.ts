/** The NDA of the operator: the first version of its text. */
export const ndaText = `Non-disclosure agreement

1. Drawings, models, samples and technical notes that you open for an inquiry are confidential. They stay the property of the customer.

2. You use them to quote and to make the parts that are ordered from you, and for nothing else. You don’t make parts from them for yourself or for anybody else.

3. You show them to those of your people who need them for this work. Before you pass them to a subcontractor, you ask Jobwork in writing.

4. You make no copies beyond those that the work needs. When the order is complete, or when another supplier gets it, you delete files and destroy prints within 30 days.

5. What is public, or what you knew before, is not confidential. You can show how you knew it.

6. This holds for five years from the day of your acceptance, also after the order is complete.

7. The laws of India apply. The courts of Pune decide.`
