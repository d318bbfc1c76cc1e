// Runs before any page's own code.
import '@/app/_data/without-eval';
