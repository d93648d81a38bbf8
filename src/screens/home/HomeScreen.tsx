import { BenefitTiles } from './BenefitTiles.tsx';
import { ClosingCall } from './ClosingCall.tsx';
import { ComparisonTable } from './ComparisonTable.tsx';
import { Hero } from './Hero.tsx';
import { StatTiles } from './StatTiles.tsx';
import { ThreeSteps } from './ThreeSteps.tsx';

export default function HomeScreen() {
  return (
    <div className="flex flex-col gap-16 py-6 md:gap-24 md:py-12">
      <Hero />
      <BenefitTiles />
      <ThreeSteps />
      <StatTiles />
      <ComparisonTable />
      <ClosingCall />
    </div>
  );
}
